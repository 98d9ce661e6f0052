import { paths } from 'shared/model/paths';
import { policyPage } from './PolicyDocument';
import { privacyPolicy } from './privacy-policy';

export const { Component, meta } = policyPage(privacyPolicy, paths.privacyPolicy(), '2026-11-26');
