import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { breadcrumbs } from '../structured-data';
import { PolicyDocument } from './PolicyDocument';
import { termsOfService } from './terms-of-service';

export function meta(): PageMeta {
  return {
    title: termsOfService.title,
    description: termsOfService.description,
    image: '/og/home.png',
    jsonLd: [breadcrumbs({ name: termsOfService.title, path: paths.termsOfService() })],
  };
}

function TermsOfServicePage() {
  return <PolicyDocument policy={termsOfService} inForceSince="2025-08-01" />;
}

export { TermsOfServicePage as Component };
