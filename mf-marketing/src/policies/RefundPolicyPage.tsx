import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { breadcrumbs } from '../structured-data';
import { PolicyDocument } from './PolicyDocument';
import { refundPolicy } from './refund-policy';

export function meta(): PageMeta {
  return {
    title: refundPolicy.title,
    description: refundPolicy.description,
    image: '/og/home.png',
    jsonLd: [breadcrumbs({ name: refundPolicy.title, path: paths.refundPolicy() })],
  };
}

function RefundPolicyPage() {
  return <PolicyDocument policy={refundPolicy} inForceSince="2025-08-01" />;
}

export { RefundPolicyPage as Component };
