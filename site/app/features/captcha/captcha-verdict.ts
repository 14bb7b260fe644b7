/** `error` is for visitors, `reason` is the verifier's, for the log. */
export type CaptchaVerdict = { success: boolean; error?: string; reason?: string }

export type Captcha = { verify(token: string): Promise<CaptchaVerdict> }
