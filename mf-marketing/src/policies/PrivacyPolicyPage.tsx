import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { breadcrumbs } from '../structured-data';
import { PolicyDocument } from './PolicyDocument';
import { privacyPolicy } from './privacy-policy';

export function meta(): PageMeta {
  return {
    title: privacyPolicy.title,
    description: privacyPolicy.description,
    image: '/og/home.png',
    jsonLd: [breadcrumbs({ name: privacyPolicy.title, path: paths.privacyPolicy() })],
  };
}

function PrivacyPolicyPage() {
  return <PolicyDocument policy={privacyPolicy} inForceSince="2026-11-26" />;
}

export { PrivacyPolicyPage as Component };
