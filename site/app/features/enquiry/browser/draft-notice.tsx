export function DraftNotice({ onAfresh }: { onAfresh: () => void }) {
  return (
    <p className="enquiry__draft" role="status">
      We put back what you typed here earlier. It is kept on this device only.{' '}
      <button type="button" className="enquiry__afresh" onClick={onAfresh}>
        Start afresh
      </button>
    </p>
  )
}
