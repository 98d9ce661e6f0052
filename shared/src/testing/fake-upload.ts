/** A fake XMLHttpRequest that records what is sent and lets a test choose the response. */
export class FakeUpload extends EventTarget {
  static sent: FakeUpload[] = [];

  static install() {
    FakeUpload.sent = [];
    jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FakeUpload() as never);
  }

  upload = new EventTarget();
  headers: string[] = [];
  request = '';
  body: FormData | null = null;
  status = 0;
  responseText = '';
  aborted = false;

  open(method: string, address: string) {
    this.request = `${method} ${address}`;
  }

  setRequestHeader(name: string) {
    this.headers.push(name);
  }

  send(body: FormData) {
    this.body = body;
    FakeUpload.sent.push(this);
  }

  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded, total }),
    );
  }

  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }

  fail() {
    this.dispatchEvent(new Event('error'));
  }
}
