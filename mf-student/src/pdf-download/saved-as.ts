import { saveFile } from 'shared/ui';

/**
 * What a call does with its answer where that is a file: a link could not send the token along. A
 * refusal is read as always.
 */
export function savedAs(name: string): (response: Response) => Promise<unknown> {
  return async (response) => {
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null);
      return body;
    }
    saveFile(await response.blob(), name);
    return null;
  };
}
