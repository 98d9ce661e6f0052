import { saveFile } from 'shared/ui';

/**
 * A response handler that saves the response as a file; a plain link could not send the token. The
 * body of a refusal is read as JSON.
 */
export function saveResponseAs(name: string): (response: Response) => Promise<unknown> {
  return async (response) => {
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null);
      return body;
    }
    saveFile(await response.blob(), name);
    return null;
  };
}
