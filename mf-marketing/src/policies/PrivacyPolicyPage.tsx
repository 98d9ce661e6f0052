import { paths } from 'shared/paths';
import type { PageMeta } from 'shared/remote';
import { breadcrumbs } from '../structured-data';
import { PolicyDocument } from './PolicyDocument';
import { privacyPolicy } from './privacy-policy';

export const meta = (): PageMeta => ({
  title: privacyPolicy.title,
  description: privacyPolicy.description,
  image: '/og/home.png',
  jsonLd: [breadcrumbs({ name: privacyPolicy.title, path: paths.privacyPolicy() })],
});

const PrivacyPolicyPage = () => <PolicyDocument policy={privacyPolicy} />;

export { PrivacyPolicyPage as Component };
