/** Downloads a file that was made in the browser. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser needs the address until it has read the file, which may be large.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
