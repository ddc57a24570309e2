import { afterEach, expect, it, jest } from '@jest/globals';
import { downloadJson } from './download-json.js';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
});

it('keeps the file of a download while the browser saves it', () => {
  jest.useFakeTimers();
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:foods', revokeObjectURL: revoke }); // missing in jsdom
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

  downloadJson('foods.json', [{ name: 'Leek' }]);

  expect(click).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(revoke).toHaveBeenCalledWith('blob:foods');
});
