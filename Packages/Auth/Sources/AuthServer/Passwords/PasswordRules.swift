import Core
import Foundation

/// The rules for new passwords: 8 to 128 characters, not a common one, and without the person's own name or email address (NIST SP 800-63B, 3.1.1).
enum PasswordRules {
    static func check(_ password: String, _ field: String, name: String, email: String, _ errors: inout FieldErrors) {
        errors.require(password.utf8.count <= 1024, field, Strings.tooLong(128))
        errors.requireText(password, field, length: 8...128)
        let folded = password.lowercased()
        errors.require(!CommonPasswords.all.contains(folded), field, Strings.commonPassword)
        let own = [name, email, email.split(separator: "@").first.map(String.init) ?? ""].map { $0.lowercased() }
        errors.require(!own.contains(folded), field, Strings.ownPassword)
    }
}

/// The passwords that guessing begins with: those that leaked lists of recent years have in common and that are long enough to be allowed otherwise.
enum CommonPasswords {
    /// The passwords in lower case; compare without regard to case.
    static let all = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let text = """
        00000000 000000000 0000000000 01020304 01234567 0123456789 0987654321 10101010 10203040 1020304050 102030405060 11111111 111111111
        1111111111 11112222 11223344 1122334455 112233445566 12121212 123123123 123321123 12341234 12344321 123454321 12345678 123456789 1234567890
        12345678910 123456789a 123456789q 123456789z 12345678a 12345678q 12345679 1234567a 1234567q 12345687 123456aa 123456abc 123456qwerty
        12345abc 12345qwert 12345qwerty 1234abcd 1234qwer 12369874 123789456 123abc123 123qwe123 123qweasd 13131313 147147147 14725836 147258369
        1472583690 147852369 159159159 159357456 15935746 159753456 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 1a2b3c4d
        1abcdefg 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20002000 20012001 20082008 20102010 20202020 20202021 20232023
        20242024 20252025 22222222 23232323 258258258 27182818 31415926 321321321 33333333 369369369 44444444 456456456 456789123 55555555
        5555555555 555666777 66666666 6666666666 741852963 77777777 7777777777 77777778 789456123 7894561230 789789789 87654321 88888888 888888888
        963852741 987654321 9876543210 99999999 999999999 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaaaaaaa aaaaaaaaaa
        abababab abc12345 abc123456 abc123abc abc123def abcabcabc abcd1234 abcd12345 abcdefg1 abcdefgh abcdefghi abcdefghij access123 access14
        admin123 admin1234 admin12345 admin123456 adminadmin administrator alexander alexander1 alexandra amanda123 america1 anthony1 anything1
        arsenal1 arsenal123 asdasdasd asdf1234 asdf12345 asdfasdf asdfghjk asdfghjkl ashley123 autumn2024 azerty123 azertyuiop babyboy1 babygirl
        babygirl1 barcelona barcelona1 baseball baseball1 baseball123 basketball basketball1 batman123 bbbbbbbb beautiful beautiful1 benjamin
        bigdaddy blahblah blink182 brandon1 broncos1 bubbles1 buster123 buttercup butterfly butterfly1 california canada123 champion changeit
        changeme changeme1 changeme123 charlie1 charlie123 cheese123 chelsea1 chelsea123 chicken1 chocolate chocolate1 christian christine
        christopher computer computer1 cookie123 cookies1 corvette courtney cowboys1 cristina daniel123 danielle danielle1 december default1
        demo1234 demodemo destiny1 diamond1 diamonds dolphin1 dolphins dragon12 dragon123 dragon99 dragonball eagles123 einstein elephant elizabeth
        england1 enterprise facebook facebook1 facebook123 february fernando ferrari1 florida1 flower123 flowers1 football football1 football12
        football123 foreverlove fortnite fortnite1 france123 freedom1 friday123 friends1 friendship fuckoff1 fuckyou! fuckyou1 fuckyou2 gabriela
        gangster garfield genesis1 germany1 giovanni goodbye1 google123 googlegoogle grandma1 greenday guest123 happy123 happyday harley123 heather1
        hello123 hello123! hello1234 hello12345 hellohello helloworld hockey123 hottie123 ilovegod ilovehim ilovejesus iloveme1 iloveu123 iloveyou
        iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 instagram internet internet1 isabella jackass1 jackson1 january1 jasmine1 jasmine123
        jennifer jennifer1 jessica1 jessica123 jesus123 jesuschrist jonathan jordan123 jordan23 juventus killer123 kimberly kristina lakers24
        laundry1 laundry123 letmein! letmein1 letmein12 letmein123 letmeinnow letmepass lineage2 linkedin liverpool liverpool1 lkjhgfdsa login123
        login1234 lollipop1 lollypop london123 lovelove lovely123 loveme123 loveyou1 madison1 manchester manutd123 margaret marshall1 master12
        master123 masterkey matthew1 maverick mercedes mercury1 metallica michael1 michael123 michelle michelle1 microsoft midnight midnight1
        minecraft minecraft1 mnbvcxz1 monday123 money123 monkey12 monkey123 mother123 music123 mustang1 mylove123 mypass123 mypassword naruto123
        natasha1 ncc1701d newpassword newyork1 nicholas nicole123 nintendo nopass123 nopassword nothing1 november p@ssw0rd p@ssword p@ssword1
        packers1 panther1 pass1234 pass12345 pass123456 passpass passw0rd password password! password0 password01 password1 password100 password11
        password12 password123 password1234 password13 password2 password2020 password2021 password2022 password2023 password2024 password2025
        password21 password22 password23 password3 password5 password69 password7 password77 password88 password9 password99 passwords passwort
        patricia patrick1 patriots peanut123 playstation poiuytrewq pokemon1 pokemon123 porsche911 princess princess1 princess12 princess123
        pumpkin1 purple123 q1234567 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx123 qazwsxed qazwsxedc qwe123qwe qweasdzxc qweqweqwe qwerasdf qwerqwer
        qwerty01 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty qwertyui qwertyuiop qwertyuiop123 qwertz123 raiders1
        rainbow1 rainbow123 rangers1 realmadrid redsox123 remember richard1 robert123 roblox123 rockstar rockstar1 rockyou1 root1234 rootroot
        samantha samantha1 samsung1 samsung123 scooby123 scorpion secret12 secret123 september september1 shadow12 shadow123 shopping1 silver123
        skywalker slipknot slipknot1 smokey123 snapchat snickers snoopy123 soccer12 soccer123 softball something sparky123 spiderman spiderman1
        spring2024 spring2025 startrek starwars starwars1 starwars123 steelers steelers1 stephanie strawberry stupid123 summer123 summer2023
        summer2024 summer2025 sunshine sunshine1 sunshine123 superman superman1 superman123 sweetheart sweetheart1 sweety123 swimming temp1234
        temporary temppass test1234 test12345 test123456 tester123 testing1 testing123 testpass testtest texas123 thepassword tiger123 tigger123
        tinkerbell toor1234 topsecret tottenham truelove trustno1 trustno1! tumble123 twitter1 undertaker usa12345 user1234 username useruser
        valentina vanessa1 veronica victoria victoria1 vincent1 volleyball warcraft washing1 welcome! welcome01 welcome1 welcome12 welcome123
        welcome1234 whatever whatever1 whatsapp william1 windows10 winter123 winter2023 winter2024 winter2025 wolverine wsxedcrf x1234567 xavier123
        xbox3600 xxxxxxxx yamaha123 yankees1 yourpassword youtube1 z1234567 zachary1 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 zxcvbnmm zxcvzxcv
        zxczxczxc zzzzzzzz
        """
}
