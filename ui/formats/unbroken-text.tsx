/** Longer compounds would overflow a narrow column. */
const maxLength = 18

/** Keeps short compounds, such as `first-timer’s`, on one line: browsers break lines after every hyphen. */
export function UnbrokenText({ text }: { text: string }) {
  if (!text.includes('-')) return text
  return text
    .split(/([^\s\u206e\u206f]+-[^\s\u206e\u206f]+)/)
    .map((piece, place) => (place % 2 === 1 && piece.length <= maxLength ? unbroken(piece, place) : piece))
}

const unbroken = (compound: string, key: number) => (
  <span key={key} className="unbroken">
    {compound}
  </span>
)
