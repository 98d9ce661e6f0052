import { paths } from 'shared/paths';
import type { PageMeta } from 'shared/remote';
import { breadcrumbs } from '../structured-data';
import { PolicyDocument } from './PolicyDocument';
import { refundPolicy } from './refund-policy';

export const meta = (): PageMeta => ({
  title: refundPolicy.title,
  description: refundPolicy.description,
  image: '/og/home.png',
  jsonLd: [breadcrumbs({ name: refundPolicy.title, path: paths.refundPolicy() })],
});

const RefundPolicyPage = () => <PolicyDocument policy={refundPolicy} />;

export { RefundPolicyPage as Component };
