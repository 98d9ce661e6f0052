import { paths } from 'shared/model/paths';
import { policyPage } from './PolicyDocument';
import { refundPolicy } from './refund-policy';

export const { Component, meta } = policyPage(refundPolicy, paths.refundPolicy(), '2025-08-01');
