import { paths } from 'shared/model/paths';
import { policyPage } from './PolicyDocument';
import { termsOfService } from './terms-of-service';

export const { Component, meta } = policyPage(termsOfService, paths.termsOfService(), '2025-08-01');
