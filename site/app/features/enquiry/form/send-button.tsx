import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'

/** Stays enabled while the form is sent, so that it keeps the focus. */
export function SendButton({ isSending, children }: { isSending: boolean; children: string }) {
  return (
    <button type="submit" className="button" aria-disabled={isSending || undefined}>
      {isSending ? enquiryWords().sending : children}
    </button>
  )
}
