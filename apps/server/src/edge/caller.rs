//! Who calls: the language, the address, and the person whose key the browser holds.

use crate::app::Shared;
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::store::Person;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr};
use undercroft_i18n::Lang;

/// The cookie that holds the key of a person.
const KEY: &str = "undercroft";
/// The cookie that holds a language.
const LANG: &str = "lang";
/// How long a browser keeps a key, in seconds: it is given anew with every visit.
const KEEP: u32 = 400 * 24 * 60 * 60;

/// The address at the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

impl Peer {
    /// The address of the caller: of the connection, or behind a proxy the one that the proxy names.
    pub fn of(headers: &HeaderMap, extensions: &Extensions, behind_proxy: bool) -> IpAddr {
        let named = headers.get("x-forwarded-for").filter(|_| behind_proxy);
        let named = named.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        named
            .or_else(|| extensions.get::<Peer>().map(|peer| peer.0))
            .unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
    }
}

#[derive(Clone, Debug)]
pub struct Caller {
    /// The language.
    pub lang: Lang,
    pub address: IpAddr,
    /// The person, if the browser has a key that opens one.
    pub person: Option<Person>,
}

impl Caller {
    /// The person.
    ///
    /// # Errors
    /// When nobody is known here.
    pub fn known(&self) -> Outcome<&Person> {
        self.person.as_ref().ok_or_else(|| Problem::new(axum::http::StatusCode::UNAUTHORIZED, "nobody"))
    }
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Problem> {
        let person = match key(&parts.headers) {
            Some(key) => app.store.person_of(&secret::kept(key)).await?,
            None => None,
        };
        let address = Peer::of(&parts.headers, &parts.extensions, app.config.behind_proxy);
        Ok(Caller { lang: language(&parts.headers), address, person })
    }
}

/// A caller that changes something and is known: its changes are counted.
pub struct Known {
    pub caller: Caller,
    pub person: Person,
}

impl FromRequestParts<Shared> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Problem> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let person = caller.known()?.clone();
        app.count_change(&person.id)?;
        Ok(Known { caller, person })
    }
}

/// A caller that changes something: a person, counted. A new one is made for a browser that has none.
pub struct Who {
    pub caller: Caller,
    pub person: Person,
    /// The key that the browser has to be given, if the person is new.
    pub fresh: Option<String>,
}

impl FromRequestParts<Shared> for Who {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Problem> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let (person, fresh) = match &caller.person {
            Some(person) => (person.clone(), None),
            None => {
                let (person, key) = app.new_person(caller.address).await?;
                (person, Some(key))
            }
        };
        app.count_change(&person.id)?;
        Ok(Who { caller, person, fresh })
    }
}

impl Who {
    /// An answer with the key for a browser that is new.
    pub fn answer(&self, app: &Shared, response: impl IntoResponse) -> Response {
        let mut response = response.into_response();
        let cookie = self.fresh.as_ref().map(|key| key_cookie(key, app.config.is_secure()));
        if let Some(value) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
        response
    }
}

/// The cookie that gives a browser its key.
#[must_use]
pub fn key_cookie(key: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{KEY}={key}; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEEP}{secure}")
}

/// The cookie that takes a key away.
#[must_use]
pub fn no_key_cookie() -> String {
    format!("{KEY}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
}

/// The key that a browser holds.
pub fn key(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, KEY).filter(|key| secret::is_token(key))
}

/// The language of a caller: the one it has chosen, then what its browser prefers.
#[must_use]
pub fn language(headers: &HeaderMap) -> Lang {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Lang::choose(cookie(headers, LANG).into_iter().chain(accepted))
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let both = headers(&[("cookie", "a=b; undercroft=abc; lang=fr"), ("cookie", "xundercroft=no")]);
        assert_eq!(key(&both), Some("abc"));
        assert_eq!(language(&both), Lang::Fr);
        assert_eq!(key(&headers(&[("cookie", "undercroft=<script>")])), None);
        assert_eq!(key(&headers(&[("cookie", "undercroftx=abc")])), None);
    }

    #[test]
    fn a_chosen_language_comes_before_an_accepted_one() {
        let accepted = [("accept-language", "fr-CH, fr;q=0.9, en;q=0.8")];
        assert_eq!(language(&headers(&accepted)), Lang::Fr);
        let [french] = accepted;
        assert_eq!(language(&headers(&[french, ("cookie", "lang=en")])), Lang::En);
        assert_eq!(language(&headers(&[french, ("cookie", "lang=xx")])), Lang::Fr);
    }

    #[test]
    fn a_proxy_is_believed_only_when_there_is_one() {
        let told = headers(&[("x-forwarded-for", "6.6.6.6, 10.1.2.3")]);
        let mut extensions = Extensions::new();
        extensions.insert(Peer("192.0.2.1".parse().unwrap()));
        assert_eq!(Peer::of(&told, &extensions, false).to_string(), "192.0.2.1");
        assert_eq!(Peer::of(&told, &extensions, true).to_string(), "10.1.2.3");
    }
}
