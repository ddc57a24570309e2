/** The application's name: the service's, or `gateway`. */
export class AppName {
  constructor(readonly name: string) {}
}
