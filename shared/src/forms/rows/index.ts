export { RowFields, useRows, type Rows } from './RowFields';
