import { useCallback } from 'react';

/** A preview of an image that is not uploaded yet. */
export function FilePreview({ image, alt }: { image: File; alt: string }) {
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      const address = URL.createObjectURL(image);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [image],
  );
  return <img ref={show} alt={alt} />;
}
