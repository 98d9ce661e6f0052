// The parts of the form library that the forms use. `form-library.ts` loads this file as its own chunk.
export { createFormControl, set } from 'react-hook-form';
