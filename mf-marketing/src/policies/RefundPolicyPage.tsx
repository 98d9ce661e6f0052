import { paths } from 'shared/model/paths';
import { refundPolicy } from 'shared/model/policies';
import { policyPage } from './PolicyDocument';

export const { Component, meta } = policyPage(
  'refundPolicy',
  refundPolicy,
  paths.refundPolicy(),
  '2025-08-01',
);
