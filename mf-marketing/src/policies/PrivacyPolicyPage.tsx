import { paths } from 'shared/model/paths';
import { privacyPolicy } from 'shared/model/policies';
import { policyPage } from './PolicyDocument';

export const { Component, meta } = policyPage(
  'privacyPolicy',
  privacyPolicy,
  paths.privacyPolicy(),
  '2026-11-28',
);
