/** The logo. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden focusable="false">
      <circle cx="32" cy="32" r="32" fill="#fff6ea" />
      <rect x="9" y="49" width="46" height="4.5" rx="2.25" fill="#6f4323" />
      <path
        d="M23 21h18c3.6 2 5.5 4.6 5.5 8.5V43a6 6 0 0 1-6 6h-17a6 6 0 0 1-6-6V29.5c0-3.9 1.9-6.5 5.5-8.5z"
        fill="#fbd9ae"
      />
      <path d="M17.5 31c4.5-2.4 9.5 2 14.5 0s10-2 14.5 0v12a6 6 0 0 1-6 6h-17a6 6 0 0 1-6-6z" fill="#e58325" />
      <rect x="20.5" y="12" width="23" height="9" rx="3" fill="#973542" />
      <rect x="24.5" y="34" width="15" height="9.5" rx="2.5" fill="#fff6ea" />
      <path
        d="M32 41.3c-2.6-1.7-3.7-2.8-3.7-4.1a1.9 1.9 0 0 1 3.7-.7a1.9 1.9 0 0 1 3.7.7c0 1.3-1.1 2.4-3.7 4.1z"
        fill="#973542"
      />
    </svg>
  );
}
