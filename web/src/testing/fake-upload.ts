/** Replaces `XMLHttpRequest` by one that sends its form with `fetch`, so that the fake server handles uploads, too. */
export function fakeUploads(): void {
  class FakeRequest {
    status = 0;
    responseText = '';
    onloadend: () => void = () => undefined;
    readonly upload: { onprogress: ((event: ProgressInit) => void) | null } = { onprogress: null };
    private address = '';

    open(_method: string, address: string) {
      this.address = new URL(address, location.href).href;
    }
    setRequestHeader() {
      // The fake server ignores the language.
    }
    abort() {
      this.onloadend();
    }
    send(form: FormData) {
      this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true });
      void fetch(new Request(this.address, { method: 'POST', body: form })).then(async (response) => {
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
