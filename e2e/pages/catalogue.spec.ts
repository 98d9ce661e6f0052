import { request as requests, type APIRequestContext } from '@playwright/test';
import { shippedCatalogue } from 'shared/shipped-catalogue';
import { expect, test } from '../support/test';

/*
 * These change what the whole site sells: what they add has a name and an address of its own, and
 * what they change is not looked at by others. They put the site back as it was.
 */
test.describe.configure({ mode: 'serial' });
