/** Replaces `XMLHttpRequest` by one that sends its form with `fetch`, so that the fake server handles uploads, too. */
export function fakeUploads(): void {
  class FakeRequest {
    status = 0;
    responseText = '';
    onloadend: () => void = () => undefined;
    readonly upload: { onprogress: ((event: ProgressInit) => void) | null } = { onprogress: null };
    private address = '';
    private readonly headers = new Headers();

    open(_method: string, address: string) {
      this.address = new URL(address, location.href).href;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    abort() {
      this.onloadend();
    }
    send(form: FormData) {
      this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true });
      const request = new Request(this.address, { method: 'POST', headers: this.headers, body: form });
      void fetch(request).then(async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.onloadend();
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
}

interface ProgressInit {
  loaded: number;
  total: number;
  lengthComputable: boolean;
}
