import type { RemoteModule } from 'shared/contract';
import { listedLinks } from 'shared/model/additions';
import * as admin from '../../../mf-admin/src/routes';
import * as auth from '../../../mf-auth/src/routes';
import * as commerce from '../../../mf-commerce/src/routes';
import * as marketing from '../../../mf-marketing/src/routes';
import * as student from '../../../mf-student/src/routes';

/** The sections of the site, for a build that has them all. */
export const sections: readonly RemoteModule[] = [admin, auth, commerce, marketing, student];

export const linksOf = ({ routes }: RemoteModule) => listedLinks(routes);
