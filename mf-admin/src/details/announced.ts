import { toast } from 'shared/toast';

interface Result {
  data?: { message: string };
  error?: unknown;
}

/** If a call has succeeded, shows what the server has said about it and goes on. Gives the result for the form. */
export async function announced<Given extends Result>(
  result: Given,
  goOn: () => void | Promise<void>,
): Promise<Given> {
  if (result.error || !result.data) return result;
  toast(result.data.message, { variant: 'success' });
  await goOn();
  return result;
}
