/** Sends a form. Still there while it is on its way, so that the focus is not lost. */
export function SendButton({ isSending, children }: { isSending: boolean; children: string }) {
  return (
    <button type="submit" className="button" aria-disabled={isSending || undefined}>
      {isSending ? 'Sending…' : children}
    </button>
  )
}
