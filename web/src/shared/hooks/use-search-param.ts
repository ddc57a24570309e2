import { useSearchParams } from 'react-router';

type SetSearchParam = (value: string | null, options?: { replace?: boolean }) => void;

/**
 * One parameter of the URL and its setter, which keeps the others; null removes it. By default a change replaces the
 * entry of the browser history.
 */
export function useSearchParam(name: string): [string | null, SetSearchParam] {
  const [searchParams, setSearchParams] = useSearchParams();
  const setParam: SetSearchParam = (value, { replace = true } = {}) =>
    setSearchParams(
      (current) => {
        if (value === null) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace, preventScrollReset: true },
    );
  return [searchParams.get(name), setParam];
}
