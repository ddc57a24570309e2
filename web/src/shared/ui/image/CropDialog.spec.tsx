import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../i18n/i18n.js';
import { CropDialog } from './CropDialog.js';

afterEach(() => void jest.restoreAllMocks());

it('offers only the original when the image cannot be read', async () => {
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  const image = new File(['soup'], 'soup.heic');
  const handleDone = jest.fn();
  render(<CropDialog image={image} onDone={handleDone} onClose={() => {}} />);

  expect(
    await screen.findByText('This browser cannot show the image, but the server may be able to use it.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Crop' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use original' }));
  expect(handleDone).toHaveBeenCalledWith(image);
});
