import { showFailure } from 'shared/calls';
import { toast } from 'shared/toast';

export interface Result {
  data?: { message: string };
  error?: unknown;
}

/** Says what came of a call outside a form: the server's message, or why it has failed. Gives whether it is done. */
export function told({ data, error }: Result): boolean {
  if (data) toast(data.message, { variant: 'success' });
  else showFailure(error);
  return Boolean(data);
}

/** If a call has succeeded, shows what the server has said about it and goes on. Gives the result for the form. */
export async function announced<Given extends Result>(
  result: Given,
  goOn: () => void | Promise<void>,
): Promise<Given> {
  if (!result.data) return result;
  told(result);
  await goOn();
  return result;
}
