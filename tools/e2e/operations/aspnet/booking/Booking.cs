using System;
using System.Configuration;
using System.Web;
using System.Web.Security;

/// <summary>
/// A booking site as small as can be, with forms authentication and anti-forgery as ASP.NET has them. What it hands to the
/// site comes from the classes of docs/plug-in.md.
/// </summary>
public class Booking : IHttpHandler
{
    const string Token = "__RequestVerificationToken";
    const string FirstName = "Aisyah \"Ayu\" <b>";

    public bool IsReusable { get { return true; } }

    public void ProcessRequest(HttpContext context)
    {
        var path = context.Request.Path.ToLowerInvariant();
        if (path == "/account/login" && context.Request.HttpMethod == "POST") LogIn(context);
        else if (path == "/account/login") LogInPage(context);
        else if (path == "/account/logoff") LogOff(context);
        else if (path == "/account/whoami") WhoIsThere(context);
        else context.Response.Write("the booking site");
    }

    static void LogInPage(HttpContext context)
    {
        var token = Guid.NewGuid().ToString("N");
        context.Response.Cookies.Add(new HttpCookie(Token, token) { HttpOnly = true });
        context.Response.Write("<form method=\"post\"><input type=\"hidden\" name=\"" + Token + "\" value=\"" + token + "\"></form>");
    }

    static void LogIn(HttpContext context)
    {
        var cookie = context.Request.Cookies[Token];
        if (cookie == null || cookie.Value != context.Request.Form[Token])
        {
            context.Response.Redirect("/Error/ServerError", false);
            return;
        }
        var isTicket = context.Request.Form["way"] == "ticket";
        if (isTicket) context.Response.Cookies.Add(SiteTicket.Cookie(4711, FirstName, "MEM", false));
        else FormsAuthentication.SetAuthCookie("4711", false);
        HandBack(context, 4711);
    }

    static void LogOff(HttpContext context)
    {
        FormsAuthentication.SignOut();
        HandBack(context, 0);
    }

    /// <summary>The page that posts itself back to the site.</summary>
    static void HandBack(HttpContext context, int userId)
    {
        var settings = ConfigurationManager.AppSettings;
        var fields = SiteHandOff.Fields(settings["HandOffKey"], userId, userId, FirstName, "aisyah@example.com", true, false);
        context.Response.Write("<form method=\"post\" action=\"" + settings["SiteUrl"] + "/\">" + fields + "</form>");
    }

    static void WhoIsThere(HttpContext context)
    {
        var isThere = context.User != null && context.User.Identity.IsAuthenticated;
        context.Response.ContentType = "application/json";
        context.Response.Write(WhoAmI.Json(isThere, 4711, FirstName, "MEM", false));
    }
}
