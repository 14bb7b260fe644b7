export function Kite() {
  return (
    <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
      <path fill="var(--hibiscus)" d="M20 2c6 6 14 8 18 8-2 6-8 11-18 12C10 21 4 16 2 10c4 0 12-2 18-8Z" />
      <path
        fill="var(--songket)"
        d="M20 8c4 3.500 8 5 11 5.500C29 16.500 25 18.500 20 19c-5-.5-9-2.500-11-5.500C12 13 16 11.500 20 8Z"
      />
      <path fill="var(--sea)" d="M20 21c6 2 10 6 11 12-4-3-8-4-11-3-3-1-7 0-11 3 1-6 5-10 11-12Z" />
      <circle cx="20" cy="14" r="2.600" fill="var(--hibiscus)" />
    </svg>
  )
}
