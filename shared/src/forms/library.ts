// What of the form library the forms use: a script of its own, fetched by `form-library.ts`.
export { createFormControl, set } from 'react-hook-form';
