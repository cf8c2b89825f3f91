// Made by `make resources` from Packages/Support/Resources/SupportServer: edit the files there, not this one.
// swift-format-ignore-file

/// The scripts and styles of SupportServer.
enum Resources {
    /// account-en.md
    static let accountEnArticle =
        #"""
        # Your account and privacy

        ## Signing in

        Use your password or a passkey. In **Account** you can add an authenticator app, see the devices that are signed in, and sign any of them out at once.

        ## Changing your details

        Name, phone, addresses, language and appearance are in **Account**. A new email address counts once you open the link that we send there.

        ## What we know

        - Drivers see your first name, the address and your notes, and only **for your order**.
        - Where a driver is, you see only while they're on your order.
        - Card numbers stay with the payment provider.

        To have your data sent to you or deleted, write to us under the topic of your account.
        """#

    /// account-es.md
    static let accountEsArticle =
        #"""
        # Tu cuenta y tu privacidad

        ## Iniciar sesión

        Usa tu contraseña o una llave de acceso. En **Cuenta** puedes añadir una aplicación de autenticación, ver los dispositivos con sesión abierta y cerrarla en cualquiera al momento.

        ## Cambiar tus datos

        Nombre, teléfono, direcciones, idioma y apariencia están en **Cuenta**. Un correo nuevo vale cuando abres el enlace que enviamos allí.

        ## Lo que sabemos

        - Los conductores ven tu nombre, la dirección y tus notas, y solo **para tu pedido**.
        - Ves dónde está un conductor solo mientras atiende tu pedido.
        - Los números de tarjeta se quedan con el proveedor de pagos.

        Para recibir o borrar tus datos, escríbenos con el tema de tu cuenta.
        """#

    /// account-pl.md
    static let accountPlArticle =
        #"""
        # Twoje konto i prywatność

        ## Logowanie

        Użyj hasła albo klucza dostępu. W **Koncie** możesz dodać aplikację uwierzytelniającą, zobaczyć zalogowane urządzenia i od razu wylogować każde z nich.

        ## Zmiana danych

        Imię, telefon, adresy, język i wygląd znajdziesz w **Koncie**. Nowy adres e-mail działa, gdy otworzysz link, który tam wyślemy.

        ## Co wiemy

        - Kierowcy widzą twoje imię, adres i uwagi, i tylko **na czas zamówienia**.
        - Gdzie jest kierowca, widzisz tylko wtedy, gdy realizuje twoje zamówienie.
        - Numery kart zostają u operatora płatności.

        Aby otrzymać lub usunąć swoje dane, napisz do nas w temacie konta.
        """#

    /// at-the-door-en.md
    static let atTheDoorEnArticle =
        #"""
        # The driver at the door and the PIN

        ## The PIN

        The order's page shows a PIN when your laundry comes back. Tell it to the driver at the door: with it, nobody else can take your bags. **Never give it away by phone or message before.**

        ## If nobody is home

        Say in the order's notes where the bags stand, or where to leave them. The driver then takes photos, which you see on the order's page.

        ## Reaching the driver

        Write to the driver from the order's page. Your phone number stays private. If nobody opens, the driver waits a few minutes, and the pickup or delivery can be set for another time.
        """#

    /// at-the-door-es.md
    static let atTheDoorEsArticle =
        #"""
        # El conductor en la puerta y el PIN

        ## El PIN

        La página del pedido muestra un PIN cuando vuelve tu ropa. Díselo al conductor en la puerta: así nadie más puede llevarse tus bolsas. **Nunca lo des antes por teléfono o mensaje.**

        ## Si no hay nadie en casa

        Di en las notas del pedido dónde están las bolsas o dónde dejarlas. El conductor toma fotos, que ves en la página del pedido.

        ## Hablar con el conductor

        Escríbele desde la página del pedido. Tu número de teléfono queda en privado. Si nadie abre, el conductor espera unos minutos, y la recogida o entrega se puede cambiar a otra hora.
        """#

    /// at-the-door-pl.md
    static let atTheDoorPlArticle =
        #"""
        # Kierowca pod drzwiami i PIN

        ## PIN

        Gdy pranie wraca, strona zamówienia pokazuje PIN. Podaj go kierowcy przy drzwiach: dzięki temu nikt inny nie weźmie twoich toreb. **Nigdy nie podawaj go wcześniej przez telefon ani w wiadomości.**

        ## Gdy nikogo nie ma w domu

        Napisz w uwagach, gdzie stoją torby albo gdzie je zostawić. Kierowca zrobi wtedy zdjęcia, które zobaczysz na stronie zamówienia.

        ## Kontakt z kierowcą

        Napisz do kierowcy ze strony zamówienia. Twój numer telefonu pozostaje prywatny. Jeśli nikt nie otwiera, kierowca czeka kilka minut, a odbiór lub dostawę można przełożyć.
        """#

    /// bags-en.md
    static let bagsEnArticle =
        #"""
        # Bags and washing preferences

        Any bag will do. Pack what belongs together, and close it.

        ## Preferences

        On **Home**, open the washing options to choose the water's temperature, the detergent, and how things are dried. Your choice is kept for your next orders.

        - Tell us about **allergies** in the notes: we wash fragrance free if you ask for it.
        - Take out what can't be washed, and **empty the pockets**.

        ## Bags and tags

        The driver tags each bag at your door, so that no bag is mixed up. If more or fewer bags come than you ordered, the price follows the bags that came.
        """#

    /// bags-es.md
    static let bagsEsArticle =
        #"""
        # Bolsas y preferencias de lavado

        Cualquier bolsa sirve. Junta lo que va junto y ciérrala.

        ## Preferencias

        En **Inicio**, abre las opciones de lavado para elegir la temperatura del agua, el detergente y el secado. Guardamos tu elección para los próximos pedidos.

        - Cuéntanos tus **alergias** en las notas: lavamos sin fragancia si lo pides.
        - Saca lo que no se puede lavar y **vacía los bolsillos**.

        ## Bolsas y etiquetas

        El conductor etiqueta cada bolsa en tu puerta para que ninguna se confunda. Si llegan más o menos bolsas de las que pediste, el precio sigue a las que llegaron.
        """#

    /// bags-pl.md
    static let bagsPlArticle =
        #"""
        # Torby i sposób prania

        Każda torba jest dobra. Spakuj razem to, co ma być razem, i zamknij ją.

        ## Sposób prania

        Na **Starcie** otwórz opcje prania i wybierz temperaturę wody, detergent i suszenie. Zapamiętamy wybór na następne zamówienia.

        - Napisz w uwagach o **alergiach**: na życzenie pierzemy bez zapachu.
        - Wyjmij to, czego nie można prać, i **opróżnij kieszenie**.

        ## Torby i metki

        Kierowca oznacza każdą torbę przy drzwiach, więc żadna się nie pomyli. Jeśli toreb jest więcej lub mniej, niż zamówiono, cena wynika z tych, które przyjechały.
        """#

    /// changing-en.md
    static let changingEnArticle =
        #"""
        # Rescheduling and canceling

        ## Canceling

        Open the order and choose **Cancel order**. We show the fee before you confirm.

        - Until a driver is assigned, canceling is **free**.
        - After that it costs the cancellation fee.
        - Once we have your laundry, you can **ask to cancel**, until it leaves the plant. Our team answers on the order's page.

        An order that is canceled with your bags on the way still brings them home.

        ## Another time

        If a pickup or delivery didn't work out, choose a new window on the order's page, or as soon as possible. The price stays the same.
        """#

    /// changing-es.md
    static let changingEsArticle =
        #"""
        # Cambiar la hora y cancelar

        ## Cancelar

        Abre el pedido y elige **Cancelar pedido**. Mostramos el cargo antes de que confirmes.

        - Hasta que se asigna un conductor, cancelar es **gratis**.
        - Después cuesta el cargo por cancelación.
        - Cuando ya tenemos tu ropa, puedes **pedir la cancelación** hasta que salga de la planta. Nuestro equipo responde en la página del pedido.

        Si se cancela un pedido con tus bolsas en camino, igualmente vuelven a casa.

        ## Otra hora

        Si una recogida o entrega no salió bien, elige otro horario en la página del pedido, o lo antes posible. El precio no cambia.
        """#

    /// changing-pl.md
    static let changingPlArticle =
        #"""
        # Zmiana terminu i anulowanie

        ## Anulowanie

        Otwórz zamówienie i wybierz **Anuluj zamówienie**. Opłatę pokazujemy przed potwierdzeniem.

        - Dopóki nie ma kierowcy, anulowanie jest **bezpłatne**.
        - Potem kosztuje opłatę za anulowanie.
        - Gdy mamy już pranie, możesz **poprosić o anulowanie**, aż opuści pralnię. Nasz zespół odpowie na stronie zamówienia.

        Jeśli anulowane zamówienie ma torby w drodze, i tak wrócą do domu.

        ## Inny termin

        Jeśli odbiór lub dostawa się nie udały, wybierz nowe okno na stronie zamówienia albo jak najszybciej. Cena się nie zmienia.
        """#

    /// driving-en.md
    static let drivingEnArticle =
        #"""
        # Driving: offers, stops and earnings

        ## Offers

        Go online on **Home** to get offers. Each shows the stops, the distance and what you earn. Accept it before its time is over, or it goes to the next driver.

        ## At a stop

        1. Report each step: on the way, arrived, picked up or delivered.
        2. At a pickup, count and **tag** the bags.
        3. At a delivery, ask for the **PIN**, or take photos if the notes say where to leave the bags.

        Nobody there? Write to the customer, wait as the page says, and report it.

        ## Earnings

        **Earnings** shows each job by day, week and month, with tips and payouts. In an emergency, call the emergency number first, then write to us under **Safety**.
        """#

    /// driving-es.md
    static let drivingEsArticle =
        #"""
        # Conducir: ofertas, paradas e ingresos

        ## Ofertas

        Conéctate en **Inicio** para recibir ofertas. Cada una muestra las paradas, la distancia y lo que ganas. Acéptala antes de que termine su tiempo o pasa al siguiente conductor.

        ## En una parada

        1. Informa cada paso: en camino, llegada, recogido o entregado.
        2. En una recogida, cuenta y **etiqueta** las bolsas.
        3. En una entrega, pide el **PIN**, o toma fotos si las notas dicen dónde dejar las bolsas.

        ¿No hay nadie? Escribe al cliente, espera lo que dice la página e infórmalo.

        ## Ingresos

        **Ingresos** muestra cada trabajo por día, semana y mes, con propinas y pagos. En una emergencia, llama primero al número de emergencias y después escríbenos en **Seguridad**.
        """#

    /// driving-pl.md
    static let drivingPlArticle =
        #"""
        # Jazda: oferty, przystanki i zarobki

        ## Oferty

        Połącz się na **Starcie**, aby dostawać oferty. Każda pokazuje przystanki, odległość i zarobek. Przyjmij ją, zanim minie czas, bo trafi do następnego kierowcy.

        ## Na przystanku

        1. Zgłaszaj każdy krok: w drodze, na miejscu, odebrane lub dostarczone.
        2. Przy odbiorze policz i **oznacz** torby.
        3. Przy dostawie poproś o **PIN** albo zrób zdjęcia, jeśli w uwagach jest miejsce na torby.

        Nikogo nie ma? Napisz do klienta, poczekaj tyle, ile mówi strona, i zgłoś to.

        ## Zarobki

        **Zarobki** pokazują każde zlecenie według dni, tygodni i miesięcy, z napiwkami i wypłatami. W nagłym wypadku najpierw zadzwoń pod numer alarmowy, a potem napisz do nas w temacie **Bezpieczeństwo**.
        """#

    /// lost-or-damaged-en.md
    static let lostOrDamagedEnArticle =
        #"""
        # Lost or damaged items

        We're sorry. Write to us from the order's page, so that we know which bags it's about.

        ## What helps us

        - **What** it is: color, brand, size.
        - **When** you noticed it, and in which bag it was.
        - What is wrong with it, if it's damaged.

        Keep the item until we've answered. Choose **Damaged or missing** as the topic: a reply is due within hours.

        ## What happens then

        We look through the plant by the tags of your bags, and tell you what we found. What we can't find or mend, we make good by a refund or credit.
        """#

    /// lost-or-damaged-es.md
    static let lostOrDamagedEsArticle =
        #"""
        # Prendas perdidas o dañadas

        Lo sentimos. Escríbenos desde la página del pedido para saber de qué bolsas se trata.

        ## Qué nos ayuda

        - **Qué** es: color, marca, talla.
        - **Cuándo** lo notaste y en qué bolsa estaba.
        - Qué le pasa, si está dañada.

        Guarda la prenda hasta que respondamos. Elige como tema lo **dañado o perdido**: la respuesta llega en unas horas.

        ## Qué pasa después

        Buscamos en la planta por las etiquetas de tus bolsas y te decimos qué encontramos. Lo que no podemos encontrar o reparar, lo compensamos con un reembolso o crédito.
        """#

    /// lost-or-damaged-pl.md
    static let lostOrDamagedPlArticle =
        #"""
        # Zgubione lub zniszczone rzeczy

        Przykro nam. Napisz do nas ze strony zamówienia, żebyśmy wiedzieli, o które torby chodzi.

        ## Co nam pomoże

        - **Co** to jest: kolor, marka, rozmiar.
        - **Kiedy** to zauważono i w której torbie to było.
        - Co się stało, jeśli rzecz jest zniszczona.

        Zachowaj rzecz, dopóki nie odpowiemy. Jako temat wybierz **zniszczone lub brakujące**: odpowiemy w ciągu kilku godzin.

        ## Co dalej

        Szukamy w pralni po metkach twoich toreb i mówimy, co znaleźliśmy. Czego nie możemy znaleźć ani naprawić, rekompensujemy zwrotem lub środkami.
        """#

    /// ordering-en.md
    static let orderingEnArticle =
        #"""
        # Ordering a pickup

        Enter your address, say how many bags you have, and you see the whole price before you order.

        ## Now or later

        - **As soon as possible:** the nearest free driver gets your order right away.
        - **Scheduled:** choose a pickup window on another day.

        ## How to order

        1. Open **Home** and check the address. Move the pin if it isn't at your door.
        2. Choose the number of bags, and add-ons if you want any.
        3. Read the price line by line, choose how you pay, and start the order.

        Your order's page shows each step as it happens, with the driver on the map. You can order the same again from **Activity**, or have it repeat every week.
        """#

    /// ordering-es.md
    static let orderingEsArticle =
        #"""
        # Pedir una recogida

        Escribe tu dirección, di cuántas bolsas tienes y verás el precio completo antes de pedir.

        ## Ahora o más tarde

        - **Lo antes posible:** el conductor libre más cercano recibe tu pedido enseguida.
        - **Programada:** elige un horario de recogida de otro día.

        ## Cómo pedir

        1. Abre **Inicio** y revisa la dirección. Mueve el marcador si no está en tu puerta.
        2. Elige el número de bolsas y, si quieres, los extras.
        3. Lee el precio línea por línea, elige cómo pagas y empieza el pedido.

        La página de tu pedido muestra cada paso cuando ocurre, con el conductor en el mapa. En **Actividad** puedes repetir un pedido o hacer que se repita cada semana.
        """#

    /// ordering-pl.md
    static let orderingPlArticle =
        #"""
        # Zamawianie odbioru

        Podaj adres i liczbę toreb, a zobaczysz całą cenę, zanim zamówisz.

        ## Teraz albo później

        - **Jak najszybciej:** zamówienie od razu dostaje najbliższy wolny kierowca.
        - **W wybranym terminie:** wskaż okno odbioru innego dnia.

        ## Jak zamówić

        1. Otwórz **Start** i sprawdź adres. Przesuń pinezkę, jeśli nie stoi przy twoich drzwiach.
        2. Wybierz liczbę toreb i dodatki, jeśli chcesz.
        3. Przeczytaj cenę pozycja po pozycji, wybierz płatność i rozpocznij zamówienie.

        Strona zamówienia pokazuje każdy krok na bieżąco, z kierowcą na mapie. W **Aktywności** możesz zamówić to samo jeszcze raz albo co tydzień.
        """#

    /// paying-en.md
    static let payingEnArticle =
        #"""
        # Paying and refunds

        We hold the amount on your card when you order, and take it once your laundry is washed and its price is final.

        ## Payment methods

        Add, remove or choose a card in **Account**, **Payment methods**. Card numbers go straight to the payment provider, and we never see them.

        ## If a payment fails

        The order's page says so. Pay with another card there, and the delivery goes on.

        ## Refunds

        If something went wrong, write to us about the order. A refund goes to the card that paid, and your bank usually shows it **within five business days**. The receipt lists what was taken and what was given back.
        """#

    /// paying-es.md
    static let payingEsArticle =
        #"""
        # Pagos y reembolsos

        Retenemos el importe en tu tarjeta cuando pides y lo cobramos cuando tu ropa está lavada y el precio es definitivo.

        ## Formas de pago

        Añade, quita o elige una tarjeta en **Cuenta**, **Formas de pago**. Los números van directamente al proveedor de pagos; nosotros nunca los vemos.

        ## Si un pago falla

        La página del pedido lo dice. Paga allí con otra tarjeta y la entrega sigue adelante.

        ## Reembolsos

        Si algo salió mal, escríbenos sobre el pedido. El reembolso va a la tarjeta que pagó, y tu banco suele mostrarlo **en cinco días hábiles**. El recibo muestra lo cobrado y lo devuelto.
        """#

    /// paying-pl.md
    static let payingPlArticle =
        #"""
        # Płatności i zwroty

        Przy zamówieniu blokujemy kwotę na karcie, a pobieramy ją, gdy pranie jest wyprane i cena jest ostateczna.

        ## Metody płatności

        Kartę dodasz, usuniesz lub wybierzesz w **Koncie**, **Metody płatności**. Numery kart trafiają prosto do operatora płatności, my ich nie widzimy.

        ## Gdy płatność się nie uda

        Powie o tym strona zamówienia. Zapłać tam inną kartą, a dostawa ruszy dalej.

        ## Zwroty

        Jeśli coś poszło źle, napisz do nas o zamówieniu. Zwrot trafia na kartę, którą zapłacono, a bank pokazuje go zwykle **w ciągu pięciu dni roboczych**. Rachunek pokazuje, co pobraliśmy i co oddaliśmy.
        """#

    /// pickup-windows-en.md
    static let pickupWindowsEnArticle =
        #"""
        # Pickup windows and arrival times

        A window is the time in which the driver comes. Windows and places in them differ by area and day.

        ## Before the pickup

        The order's page shows when we expect the driver. When the driver is on the way, you see them on the map and the time gets more exact.

        ## If a window is full

        Choose another one, or order as soon as possible. Windows that are full or too close can't be chosen.

        ## Coming back

        After the pickup your laundry is usually back **within 20 to 24 hours**. If it's late, we say so on the order's page.
        """#

    /// pickup-windows-es.md
    static let pickupWindowsEsArticle =
        #"""
        # Horarios de recogida y de llegada

        Un horario es el tiempo en el que viene el conductor. Los horarios y sus plazas cambian según la zona y el día.

        ## Antes de la recogida

        La página del pedido muestra cuándo esperamos al conductor. Cuando va de camino, lo ves en el mapa y la hora es más exacta.

        ## Si un horario está lleno

        Elige otro o pide lo antes posible. Los horarios llenos o demasiado cercanos no se pueden elegir.

        ## El regreso

        Después de la recogida, tu ropa suele volver **en 20 a 24 horas**. Si se retrasa, lo decimos en la página del pedido.
        """#

    /// pickup-windows-pl.md
    static let pickupWindowsPlArticle =
        #"""
        # Okna odbioru i godziny przyjazdu

        Okno to czas, w którym przyjedzie kierowca. Okna i liczba miejsc zależą od okolicy i dnia.

        ## Przed odbiorem

        Strona zamówienia pokazuje, kiedy spodziewamy się kierowcy. Gdy jest w drodze, widzisz go na mapie, a godzina jest dokładniejsza.

        ## Gdy okno jest pełne

        Wybierz inne albo zamów jak najszybciej. Okien pełnych lub zbyt bliskich nie można wybrać.

        ## Powrót

        Po odbiorze pranie wraca zwykle **w 20 do 24 godzin**. Jeśli się spóźnia, mówimy o tym na stronie zamówienia.
        """#

    /// prices-en.md
    static let pricesEnArticle =
        #"""
        # Prices and the final weight

        The price that you see before ordering lists every line: bags, service, delivery, add-ons, shopping and tax.

        ## Why it can change

        The plant weighs your laundry. A bag has a smallest and a usual weight, and the final price follows what the scale says.

        - If the price goes up by **more than a fifth**, we ask you first. The wash waits for your answer.
        - If it's less, you just pay less.

        ## Our promise

        No line appears afterward that wasn't in the list, except for what you add yourself, such as a tip. Promotions and credit are taken off before you pay.
        """#

    /// prices-es.md
    static let pricesEsArticle =
        #"""
        # Precios y peso final

        El precio que ves antes de pedir muestra cada línea: bolsas, servicio, entrega, extras, compras e impuestos.

        ## Por qué puede cambiar

        La planta pesa tu ropa. Una bolsa tiene un peso mínimo y uno habitual, y el precio final sigue a la báscula.

        - Si el precio sube **más de una quinta parte**, primero te preguntamos. El lavado espera tu respuesta.
        - Si pesa menos, pagas menos.

        ## Nuestra promesa

        Después no aparece ninguna línea que no estuviera en la lista, salvo lo que tú añadas, como una propina. Las promociones y el crédito se descuentan antes de pagar.
        """#

    /// prices-pl.md
    static let pricesPlArticle =
        #"""
        # Ceny i końcowa waga

        Cena przed zamówieniem pokazuje każdą pozycję: torby, obsługę, dostawę, dodatki, zakupy i podatek.

        ## Dlaczego może się zmienić

        Pralnia waży pranie. Torba ma wagę najmniejszą i zwykłą, a cena końcowa wynika z wagi.

        - Jeśli cena rośnie o **więcej niż jedną piątą**, najpierw pytamy. Pranie czeka na twoją odpowiedź.
        - Jeśli pranie waży mniej, płacisz mniej.

        ## Nasza obietnica

        Potem nie pojawi się żadna pozycja, której nie było na liście, poza tym, co dodasz sam, na przykład napiwkiem. Promocje i środki odejmujemy przed zapłatą.
        """#

    /// shopping-en.md
    static let shoppingEnArticle =
        #"""
        # Shopping on the same trip

        Items of local stores can ride along with your laundry, so that one trip does both.

        ## How it works

        1. On **Home**, add shopping to the trip and choose a store.
        2. Choose items and how many. Their price and tax are in the order's list.
        3. The driver brings them together with your laundry.

        ## Good to know

        - You can change the items until the order is placed.
        - What a store doesn't have is taken off the price.
        - Something wrong with an item? Write to us about the order. The store's items are refunded like laundry.
        """#

    /// shopping-es.md
    static let shoppingEsArticle =
        #"""
        # Compras en el mismo viaje

        Los productos de tiendas locales pueden viajar con tu ropa, así que un viaje hace las dos cosas.

        ## Cómo funciona

        1. En **Inicio**, añade compras al viaje y elige una tienda.
        2. Elige los productos y cuántos. Su precio e impuesto están en la lista del pedido.
        3. El conductor los trae junto con tu ropa.

        ## Conviene saber

        - Puedes cambiar los productos hasta hacer el pedido.
        - Lo que la tienda no tiene se descuenta del precio.
        - ¿Algo va mal con un producto? Escríbenos sobre el pedido. Se reembolsa igual que la ropa.
        """#

    /// shopping-pl.md
    static let shoppingPlArticle =
        #"""
        # Zakupy przy tej samej trasie

        Produkty z lokalnych sklepów mogą jechać razem z praniem, więc jedna trasa załatwia obie sprawy.

        ## Jak to działa

        1. Na **Starcie** dodaj zakupy do trasy i wybierz sklep.
        2. Wybierz produkty i ich liczbę. Cena i podatek są na liście zamówienia.
        3. Kierowca przywozi je razem z praniem.

        ## Warto wiedzieć

        - Produkty możesz zmieniać, dopóki nie złożysz zamówienia.
        - To, czego sklep nie ma, odejmujemy od ceny.
        - Coś jest nie tak z produktem? Napisz do nas o zamówieniu. Zwroty działają tak samo jak przy praniu.
        """#
}
