import type { FirstCall, OpenedWith, RouteId } from 'shared/contract';
import type { Right } from 'shared/model/rights';
import { groupFilters } from './groups/group-filters';
import { contactFilters, leadFilters } from './leads/lead-filters';
import { dayFilters, firstRows } from './lists/report-query';
import { mayOf } from './may';
import { moreOrderFilters, orderFilters } from './orders/order-filters';
import { receiptFilters } from './receipts/receipt-filters';
import { auditFilters } from './records/audit-filters';

const editedCatalogue = () => ({ url: '/catalogue?languages=all' });

/** What pages of the area ask for first, in the words of their own calls. */
const calls: Readonly<Record<RouteId, (opened: OpenedWith) => FirstCall>> = {
  'admin/users': firstRows('/admin/user-report', dayFilters),
  'admin/courses': firstRows('/admin/course-orders', orderFilters, moreOrderFilters()),
  'admin/webinar': firstRows('/admin/webinar-orders', orderFilters, moreOrderFilters()),
  'admin/classes': firstRows('/admin/classes', groupFilters),
  'admin/receipts': firstRows('/admin/receipts', receiptFilters),
  'admin/settlements': firstRows('/admin/settlements', dayFilters),
  'admin/leads': firstRows('/admin/leads', leadFilters),
  'admin/contacts': firstRows('/admin/contacts', contactFilters),
  'admin/review': () => ({ url: '/admin/review' }),
  'admin/errors': firstRows('/admin/client-errors', dayFilters),
  'admin/health': () => ({ url: '/admin/health' }),
  'admin/sections': () => ({ url: '/admin/sections' }),
  'admin/audit': firstRows('/admin/audit', auditFilters()),
  'admin/catalogue': () => ({ url: '/admin/catalogue/versions' }),
  'admin/addCourse': editedCatalogue,
  'admin/addWebinar': editedCatalogue,
  'admin/addTutor': editedCatalogue,
  'admin/materials': editedCatalogue,
  'admin/codes': () => ({ url: '/admin/codes' }),
  'admin/questions': editedCatalogue,
  'admin/site-texts': editedCatalogue,
  'admin/team': () => ({ url: '/admin/team' }),
};

/** The first call of a page; none for whoever may not see the page. */
export const firstCallOf = (id: RouteId, right: Right, opened: OpenedWith): FirstCall | null =>
  mayOf(opened.user)(right) ? (calls[id]?.(opened) ?? null) : null;
