import './catalogue';
import { Component, meta } from 'mf-marketing/src/home/HomePage';

const { title, description } = meta();
export const metadata = { title, description };

export default Component;
