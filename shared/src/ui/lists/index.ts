export { Badge } from './Badge';
export { Bar } from './Bar';
export { EmptyState } from './EmptyState';
export { Loaded, type LoadResult } from './Loaded';
export { pageItems, Pager, Pagination } from './Pagination';
export { SearchField } from './SearchField';
export { Table } from './Table';
export type { Column } from './Table';
