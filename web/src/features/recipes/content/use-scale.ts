import { useSearchParams } from 'react-router';
import { readScale, writeScale } from './servings.js';

/** The scale of the recipe; kept in the URL, so that a link or a reload keeps it. */
export function useScale(): [number, (scale: number) => void] {
  const [url, setUrl] = useSearchParams();
  const setScale = (scale: number) =>
    setUrl(
      (current) => {
        const text = writeScale(scale);
        if (text === null) current.delete('scale');
        else current.set('scale', text);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [readScale(url.get('scale')), setScale];
}
