import { lazy, Suspense } from 'react';
import { SkeletonText } from '../Skeleton.js';

const RenderedMarkdown = lazy(async () => ({ default: (await import('./RenderedMarkdown.js')).RenderedMarkdown }));

/** Text that people wrote with marks or tags, laid out and made harmless. */
export function Markdown({ children, className }: { children: string; className?: string | undefined }) {
  if (!children.trim()) return null;
  return (
    <Suspense fallback={<SkeletonText lines={2} />}>
      <RenderedMarkdown className={className}>{children}</RenderedMarkdown>
    </Suspense>
  );
}
