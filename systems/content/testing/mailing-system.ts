import { type MailServer, startMailServer } from '@agency/testing/mail-server.ts'
import { contentFolder, prose } from './content-folder.ts'
import { type TestSystem, testSystem } from './test-system.ts'

/** A content system of one page whose mails are read by the test. */
export type MailingSystem = TestSystem & { mails: MailServer }

/** Starts one; `stop` stops both it and the mail server. */
export async function mailingSystem(): Promise<MailingSystem> {
  const mails = await startMailServer()
  const system = await testSystem(contentFolder({ 'pages/services.md': prose('Services') }), { SMTP_URL: mails.url })
  return {
    ...system,
    mails,
    async stop() {
      await system.stop()
      await mails.stop()
    },
  }
}
