import { useEffect, useState } from 'react'
import { type Returned, sendForm } from './send-form.client.ts'

export function useSending(onReturned: (returned: Returned) => void) {
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    // The back-forward cache restores the page as it was left.
    const onShow = () => setSending(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  async function send(element: HTMLFormElement) {
    setSending(true)
    const answer = await sendForm(element)
    if (answer.sent) {
      dispatchEvent(new Event('enquiry-sent'))
      return location.assign(answer.address)
    }
    setSending(false)
    onReturned(answer)
  }
  return { isSending, send }
}
