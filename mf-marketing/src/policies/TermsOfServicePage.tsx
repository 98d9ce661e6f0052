import { paths } from 'shared/model/paths';
import { termsOfService } from 'shared/model/policies';
import { policyPage } from './PolicyDocument';

export const { Component, meta } = policyPage(
  'termsOfService',
  termsOfService,
  paths.termsOfService(),
  '2025-08-01',
);
