//! A Postgres of our own for a test: made in a temporary folder, reached by a socket in it, gone with the test.
//! Initdb refuses to run as root, so that root lends it the user `postgres`.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running cluster.
pub struct Cluster {
    folder: PathBuf,
    server: Child,
}

impl Cluster {
    pub fn start() -> Cluster {
        let bin = binaries();
        let folder = fresh_folder();
        if is_root() {
            done(Command::new("chown").arg("postgres").arg(&folder));
        }
        let data = folder.join("data");
        done(
            unprivileged(&bin.join("initdb"))
                .args(["--auth=trust", "--username=undercroft", "--no-sync", "--encoding=UTF8", "-D"])
                .arg(&data),
        );
        // It ends by itself, should the test be killed.
        let mut server = unprivileged(Path::new("timeout"));
        server.args(["--kill-after=5", "900"]).arg(bin.join("postgres")).arg("-D").arg(&data);
        server.args(["-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=200", "-k"]);
        let server = server.arg(&folder).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let cluster = Cluster { folder, server };
        for _ in 0..300 {
            let mut ready = unprivileged(&bin.join("pg_isready"));
            ready.arg("-q").arg("-h").arg(&cluster.folder);
            if ready.status().unwrap().success() {
                return cluster;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("postgres did not start");
    }

    /// Makes an empty database and gives its address.
    pub fn database(&self, name: &str) -> String {
        done(unprivileged(&binaries().join("createdb")).arg("-h").arg(&self.folder).args([
            "-U",
            "undercroft",
            name,
        ]));
        format!("postgres:///{name}?host={}&user=undercroft", self.folder.display())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let pid = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap_or_default();
        if let Some(pid) = pid.lines().next() {
            let _ = Command::new("kill").args(["-QUIT", pid]).status();
        }
        let _ = self.server.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Where the programs of Postgres are.
fn binaries() -> PathBuf {
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|versions| versions.filter_map(|version| Some(version.ok()?.path().join("bin"))).collect())
        .unwrap_or_default();
    found.sort();
    found.reverse();
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    found.extend(std::env::split_paths(&on_path));
    let whole = |folder: &PathBuf| {
        ["initdb", "postgres", "pg_isready", "createdb"].iter().all(|program| folder.join(program).exists())
    };
    let with = found.into_iter().find(whole);
    with.expect("these tests start a Postgres of their own: install the package `postgresql`")
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    String::from_utf8_lossy(&id.stdout).trim() == "0"
}

/// A program, run by somebody who is not root.
fn unprivileged(program: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir(std::env::temp_dir());
    command
}

fn done(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A folder that nobody has, not even a test that was killed.
fn fresh_folder() -> PathBuf {
    let name = |count: u32| format!("undercroft-pg-{}-{count}", std::process::id());
    let mut folders = (0..).map(|count| std::env::temp_dir().join(name(count)));
    folders.find(|folder| std::fs::create_dir(folder).is_ok()).unwrap()
}
