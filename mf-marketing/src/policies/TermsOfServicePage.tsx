import { paths } from 'shared/paths';
import type { PageMeta } from 'shared/remote';
import { breadcrumbs } from '../structured-data';
import { PolicyDocument } from './PolicyDocument';
import { termsOfService } from './terms-of-service';

export const meta = (): PageMeta => ({
  title: termsOfService.title,
  description: termsOfService.description,
  image: '/og/home.png',
  jsonLd: [breadcrumbs({ name: termsOfService.title, path: paths.termsOfService() })],
});

const TermsOfServicePage = () => <PolicyDocument policy={termsOfService} />;

export { TermsOfServicePage as Component };
