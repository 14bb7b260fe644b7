/** What a captcha says about a token. `error` is for visitors, `reason` is what a verifier gave, for the log. */
export type CaptchaVerdict = { success: boolean; error?: string; reason?: string }

/** Any captcha: ours by default, Google's where its keys are set. */
export type Captcha = { verify(token: string): Promise<CaptchaVerdict> }
