import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import '../../shared/i18n/i18n.js';
import { makeStore } from '../../app/store.js';
import { aPage } from '../../testing/builders.js';
import { answer, fakeServer } from '../../testing/fake-server.js';
import { CatalogueSelect } from './CatalogueSelect.js';
import { OrganizerSelect } from './OrganizerSelect.js';
import type { CatalogueRecords } from './catalogue.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const food = <CatalogueSelect kind="foods" label="Food" value={null} onChange={() => {}} />;
const tags = <OrganizerSelect kind="tags" label="Tags" value={[]} onChange={() => {}} />;

/** Types into a select, whose server responds to searches with this. */
async function search(select: React.ReactNode, label: string, response: ReturnType<typeof answer>) {
  fakeServer({ 'GET /api/foods': response, 'GET /api/organizers/tags': response });
  const user = userEvent.setup();
  render(<Provider store={makeStore()}>{select}</Provider>);
  await user.type(screen.getByRole('combobox', { name: label }), 'milk');
}

describe.each([
  ['Food', food],
  ['Tags', tags],
])('the select of %s', (label, select) => {
  it('offers to create a name that the server does not have', async () => {
    await search(select, label, answer(aPage([])));

    expect(await screen.findByTitle('Create “milk”')).toBeInTheDocument();
  });

  it('says that there are none', async () => {
    fakeServer({ 'GET /api/foods': answer(aPage([])), 'GET /api/organizers/tags': answer(aPage([])) });
    render(<Provider store={makeStore()}>{select}</Provider>);
    await userEvent.setup().click(screen.getByRole('combobox', { name: label }));

    expect(await screen.findByText('No matches.')).toBeInTheDocument();
  });

  it('says when the search failed, and offers nothing to create', async () => {
    await search(select, label, answer({ detail: 'Forbidden' }, 403));

    expect(await screen.findByText('Could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByTitle('Create “milk”')).toBeNull();
  });
});

/** A form with tags. */
function TagForm() {
  const [tags, setTags] = useState<CatalogueRecords['tags'][]>([]);
  return <OrganizerSelect kind="tags" label="Tags" value={tags} onChange={setTags} />;
}

describe('the select of several', () => {
  const quick = { id: 'quick-id', name: 'Quick', slug: 'quick' };
  const vegan = { id: 'vegan-id', name: 'Vegan', slug: 'vegan' };

  it('keeps what is chosen while a new one is created', async () => {
    let finish: () => void = () => undefined;
    const created = new Promise<ReturnType<typeof answer>>((resolve) => (finish = () => resolve(answer(vegan, 201))));
    fakeServer({ 'GET /api/organizers/tags': answer(aPage([quick])), 'POST /api/organizers/tags': () => created });
    const user = userEvent.setup();
    render(
      <Provider store={makeStore()}>
        <TagForm />
      </Provider>,
    );
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Vegan');
    await user.click(await screen.findByTitle('Create “Vegan”'));
    await user.click(await screen.findByTitle('Quick'));
    finish();

    const selection = () =>
      [...document.querySelectorAll('.ant-select-selection-item')].map((item) => item.textContent);
    await waitFor(() => expect(selection()).toEqual(['Quick', 'Vegan']));
  });
});
