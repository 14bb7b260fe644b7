import { useTemporaryFolder } from '@agency/testing/temporary-folder.ts'
import { endToursOfSampleUsers } from '../../journeys/studio/studio-steps.ts'
import { forget, freePorts, newDataFolder, startStack } from './stack.ts'

/**
 * Starts a stack for the browser tests, with data and ports of its own, unless `E2E_SITE_URL` names one that runs.
 * The workers find it in the environment: `E2E_SITE_URL`, `E2E_CONTENT_URL`, `E2E_BOOKING_URL`, `E2E_BACKEND_URL`.
 *
 * @returns ends it
 */
export default async function browserSetup(): Promise<(() => Promise<void>) | undefined> {
  useTemporaryFolder()
  if (process.env.E2E_SITE_URL) return undefined
  const dataDir = newDataFolder()
  // All tests come from one address and fill in forms faster than people; none of them is a visit to measure.
  const stack = startStack({
    dataDir,
    ports: await freePorts(),
    env: { ENQUIRIES_PER_ADDRESS: '1000', ENQUIRY_MIN_SECONDS: '0', VITALS_SHARE: '0' },
  })
  await stack.says('Ready in')
  for (const name of ['site', 'content', 'booking', 'backend']) {
    process.env[`E2E_${name.toUpperCase()}_URL`] = stack.address(name)
  }
  await endToursOfSampleUsers()
  return async () => {
    await stack.stop()
    forget(dataDir)
  }
}
