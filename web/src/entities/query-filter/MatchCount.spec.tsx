import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import '../../shared/i18n/i18n.js';
import { makeStore } from '../../app/store.js';
import { aPage } from '../../testing/builders.js';
import { answer, fakeServer, type Answer } from '../../testing/fake-server.js';
import { MatchCount } from './MatchCount.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Shows the count for a filter, to which the server responds with this. */
function show(response: Answer) {
  fakeServer({ 'GET /api/recipes': response });
  render(
    <Provider store={makeStore()}>
      <MatchCount filter={'tags.id IN ["t"]'} problem={null} />
    </Provider>,
  );
}

describe('the matches of a filter', () => {
  it.each([
    ['are counted', answer(aPage([], { total: 3 })), '3 recipes match.'],
    [
      'are none of a filter that the server refuses',
      answer({ detail: 'bad filter' }, 400),
      'This filter is not valid.',
    ],
    ['say when they could not be loaded', answer({ detail: 'no' }, 403), 'Could not be loaded.'],
  ])('%s', async (_name, response, text) => {
    show(response);

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  });
});
