/** The shape of text that is still on its way. Screen readers hear "Loading". */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
        <div key={line} aria-hidden="true" />
      ))}
    </div>
  )
}
