export { InjectStore, storeProvider } from '@larder/service-kit';
